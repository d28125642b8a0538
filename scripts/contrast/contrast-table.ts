import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { contrast, groundOf, pairs } from '../../engine/campaign/theme/contrast.ts'
import { shownColours } from '../../engine/campaign/theme/dark-theme.ts'
import { ThemeFile } from '../../engine/campaign/theme/theme-file.ts'
import { withOwnLook } from '../../engine/campaign/theme/own-look.ts'
import { CampaignTheme } from '../../engine/campaign/theme/theme.ts'
import type { Theme } from '../../engine/campaign/theme/theme.ts'
import { markdownTable } from '../markdown-table.ts'

export const marks = { start: '<!-- contrast:start -->', end: '<!-- contrast:end -->' }

export const withTable = (document: string, campaignsDir: string): string => {
  const [start, end] = [document.indexOf(marks.start), document.indexOf(marks.end)]
  if (start < 0 || end < start) throw new Error(`The document lacks ${marks.start} and ${marks.end}.`)
  const head = document.slice(0, start + marks.start.length)
  return `${head}\n\n${contrastTable(looksIn(campaignsDir))}\n\n${document.slice(end)}`
}

const looksIn = (dir: string): Map<string, Theme> => {
  const looks = new Map<string, Theme>()
  for (const slug of readdirSync(dir).toSorted()) {
    const coachFile = join(dir, slug, 'coach.yaml')
    if (!existsSync(coachFile)) continue
    const theme = ThemeFile.parse(themeIn(coachFile))
    looks.set(slug, theme)
    for (const file of readdirSync(join(dir, slug)).toSorted()) {
      if (!file.endsWith('.yaml') || file === 'coach.yaml') continue
      const changed = themeIn(join(dir, slug, file))
      if (changed === undefined) continue
      const own = CampaignTheme.parse(changed)
      const { art, drawing, ...colours } = own
      if (Object.keys(colours).length > 0 || (art === undefined && drawing === undefined))
        looks.set(`${slug}/${file.slice(0, -5)}`, withOwnLook(theme, own))
    }
  }
  return looks
}

const themeIn = (file: string): unknown => {
  const { theme }: { theme?: unknown } = parse(readFileSync(file, 'utf8'))
  return theme
}

const contrastTable = (looks: Map<string, Theme>): string => {
  const columns = [...looks].map(([name, theme]) => {
    const colours = shownColours(theme)
    const ratios = pairs.map(({ front, ground, least }) => {
      const ratio = contrast(colours[front], groundOf(colours, ground))
      return { ratio, room: ratio / least }
    })
    const lowest = Math.min(...ratios.map(({ room }) => room))
    const cells = ratios.map(({ ratio, room }) =>
      room === lowest ? `**${roundedDown(ratio)}**` : roundedDown(ratio),
    )
    return [name, ...cells]
  })
  const firsts = [
    ['pair', ...pairs.map(({ front, ground }) => `\`${front}\` on \`${ground}\``)],
    ['least', ...pairs.map(({ least }) => String(least))],
  ]
  const all = [...firsts, ...columns]
  return markdownTable((all[0] ?? []).map((_, row) => all.map((column) => column[row] ?? '')))
}

const roundedDown = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2)

if (import.meta.main) {
  const root = join(import.meta.dirname, '../..')
  const file = join(root, 'blocks/CONTRAST.md')
  writeFileSync(file, withTable(readFileSync(file, 'utf8'), join(root, 'campaigns')))
  console.log('Wrote blocks/CONTRAST.md.')
}
