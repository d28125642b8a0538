import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filmWith, lake, lateFilm, turnedFilm } from '../../../tests/fixtures/film-fixture.ts'
import { filmIn, readFilm } from './read-film.ts'

const dir = mkdtempSync(join(tmpdir(), 'films-'))
const read = (content: Buffer | string) => {
  const file = join(dir, 'film')
  writeFileSync(file, content)
  return readFilm(file)
}
const size = { width: 480, height: 270 }
const boxOf = (type: string, bytes: number) => {
  const box = Buffer.alloc(bytes)
  box.writeUInt32BE(bytes, 0)
  box.write(type, 4, 'latin1')
  return box
}

test('a film says its kind, its size and how its picture is packed', () => {
  expect(read(lake.mp4)).toEqual({ bytes: lake.mp4.length, kind: 'mp4', size, codec: 'avc1' })
  expect(read(lake.webm)).toEqual({ bytes: lake.webm.length, kind: 'webm', size })
  expect(filmIn(lake.mp4)).toEqual({ kind: 'mp4', size, codec: 'avc1' })
})

test('a film of a phone that was held upright is higher than wide', () => {
  expect(read(turnedFilm()).size).toEqual({ width: 270, height: 480 })
})

test('an index behind the film is found, however long the film is', () => {
  expect(read(lateFilm)).toMatchObject({ kind: 'mp4', size, isLate: true })
  const head = boxOf('ftyp', 24)
  const long = Buffer.from('000000016d646174000000000000ffff', 'hex')
  const film = Buffer.concat([head, long, Buffer.alloc(0xffff - 16), boxOf('moov', 16)])
  expect(read(film)).toMatchObject({ kind: 'mp4', isLate: true })
})

test.each([
  ['QuickTime', filmWith('isom', 'qt  '), 'mov'],
  ['QuickTime of old', boxOf('moov', 64), 'mov'],
  ['Matroska', Buffer.from(lake.webm.toString('latin1').replace('webm', 'matroska'), 'latin1'), 'mkv'],
  ['AVI', 'RIFF\0\0\0\0AVI LIST', 'avi'],
  ['captions', lake.vtt, 'vtt'],
  ['captions with a mark of their encoding', `\uFEFFWEBVTT - At the lake\n`, 'vtt'],
  ['subtitles of another kind', '1\n00:00:00,000 --> 00:00:02,000\nHello', null],
  ['words', 'WEBVTTs are captions', null],
  ['a film without an index', lake.mp4.subarray(0, 32), null],
  ['an index alone', Buffer.concat([boxOf('ftyp', 24), boxOf('moov', 16)]), null],
  ['half a head', lake.webm.subarray(0, 8), null],
  ['a box of no size', Buffer.from('00000018667479706d70343200000000000000000000000000000002', 'hex'), null],
  ['nothing', '', null],
])('%s', (_, content, kind) => {
  expect(read(content).kind).toBe(kind)
})

test('a film that is cut off anywhere, or has any byte wrong, is read without an error', () => {
  for (const film of [lake.mp4, lake.webm])
    for (let at = 0; at < 4000; at += 7) {
      expect(() => filmIn(film.subarray(0, at))).not.toThrow()
      const broken = Buffer.from(film.subarray(0, 5000))
      broken[at] = 255 - (broken[at] ?? 0)
      expect(() => filmIn(broken)).not.toThrow()
    }
})

test('what cannot be read is no film', () => {
  expect(readFilm(join(dir, 'none.mp4'))).toEqual({ bytes: 0, kind: null })
  expect(readFilm(dir)).toMatchObject({ kind: null })
})
