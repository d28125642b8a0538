import { describe, expect, it } from 'vitest'
import { suggestEmail } from './suggest-email.ts'

const typos: Record<string, string[]> = {
  'gmail.com': [
    'gmial.com',
    'gamil.com',
    'mgail.com',
    'gmal.com',
    'gmil.com',
    'gmai.com',
    'gmaill.com',
    'gmaul.com',
    'gnail.com',
    'gmail.con',
    'gmail.cmo',
    'gmail.co',
    'gmail.om',
    'gmial.con',
    'GMIAL.com',
  ],
  'hotmail.com': ['hotmial.com', 'hotmal.com', 'hotmai.com', 'homail.com', 'hotmail.con', 'htomail.com'],
  'yahoo.com': ['yaho.com', 'yahooo.com', 'yhaoo.com', 'yahho.com', 'yahoo.con'],
  'outlook.com': ['outlok.com', 'outloook.com', 'otulook.com', 'oulook.com', 'outlook.comm'],
  'icloud.com': ['iclod.com', 'icoud.com', 'iclould.com', 'icloud.cm'],
  'googlemail.com': ['gogglemail.com', 'googlemial.com'],
  'protonmail.com': ['protonmial.com'],
  'live.com': ['live.con'],
  'aol.com': ['aol.con'],
}

const real =
  `${Object.keys(typos).join(' ')} mail.com email.com ymail.com tmail.com gmx.de gmx.net gmx.com web.de me.com
live.nl live.co live.co.uk hotmail.fr hotmail.co.uk hotmail.it yahoo.de yahoo.co.jp yahoo.com.br outlook.de outlook.es
outlook.com.au googlemail.de proton.me mac.com hotmart.com rocketmail.com grail.com gail.com fastmail.com hey.com mail.ru
love.com aon.com msnbc.com cloud.com example.com northgate.example gmail.example company.co`.split(/\s+/)

describe('a typo in a well-known mail domain', () => {
  it('is reported, whatever comes before the @', () => {
    for (const [suggestion, typed] of Object.entries(typos))
      for (const domain of typed)
        expect(suggestEmail(` Ana.o'Neil+x@${domain} `), domain).toBe(`Ana.o'Neil+x@${suggestion}`)
  })

  it('is never reported for a real domain', () => {
    for (const domain of real) expect(suggestEmail(`ana@${domain}`), domain).toBeNull()
  })

  it('is not reported for a text that is no address', () => {
    for (const typed of ['', 'ana', '@gmial.com', 'ana@', 'ana@gmial', 'ana@@', 'ana@gmial.com.', 'ana@.com'])
      expect(suggestEmail(typed), typed).toBeNull()
  })
})
