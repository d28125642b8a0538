import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Diagnostic } from '../../../engine/compile/diagnostics/diagnostic.ts'
import { fix } from '../../../scripts/validate/fix.ts'
import { patchOf } from '../../../scripts/validate/patch.ts'
import { writeFixed } from '../../../scripts/validate/check-files.ts'
import { loadGolden, writeGoldenSite } from './golden-site.ts'
import { reportDiagnostic } from './report-diagnostic.ts'

const dir = writeGoldenSite()
const load = (folder: string) => loadGolden(folder).diagnostics
const fixAll = () => fix({ dir, load, isSelected: () => true })
const before = load(dir)
const fixed = fixAll()
const unwritten = writeFixed(fixed.files)
const after = load(dir)

const local = (text: string) => text.replaceAll(dir, 'campaigns')
/** Line ends and marks that a repository would change, made visible. */
const visible = (text: string) => text.replaceAll('\r', '␍').replaceAll('\ufeff', '<BOM>')
/** Places named in the message move with edits before them. */
const nameOf = ({ file, rule, path, message }: Diagnostic) =>
  JSON.stringify([file, rule, path, message.replaceAll(/:\d+:\d+/g, '')])

test('--fix changes these bytes and no others', async () => {
  expect(unwritten).toEqual([])
  await expect(
    visible(fixed.files.map(patchOf).join('').replaceAll(dir.slice(1), 'campaigns')),
  ).toMatchFileSnapshot('fixed.patch')
})

test('after --fix nothing that was offered is left, but for what was taken back', () => {
  const taken = new Set(fixed.takenBack.map(nameOf))
  expect(after.filter(({ repair }) => repair).filter((one) => !taken.has(nameOf(one)))).toEqual([])
  const known = new Set(before.filter(({ repair }) => repair).map(nameOf))
  expect(after.filter((one) => known.has(nameOf(one)) && !taken.has(nameOf(one)))).toEqual([])
})

test('what only shows once a repair has made its file readable', async () => {
  const known = new Set(before.map(nameOf))
  const fresh = after.filter((one) => !known.has(nameOf(one)))
  const changed = new Set(fixed.files.map(({ file }) => file))
  expect(fresh.filter(({ file }) => !changed.has(file))).toEqual([])
  const reported = [
    ...fixed.takenBack.map((one) => `taken back: ${reportDiagnostic({ ...one, repair: [] })}`),
    ...fresh.map(reportDiagnostic),
  ]
  await expect(`${local(reported.join('\n\n'))}\n`).toMatchFileSnapshot('after-fix.txt')
})

test('the byte order mark, the line ends and the quotes of a file from Windows stay', () => {
  const text = readFileSync(join(dir, 'nora/windows.yaml'), 'utf8')
  expect(text).toMatch(/^\ufeffcoach: nora\r\n"name": windows\r\n/)
  expect(text.replaceAll('\r\n', '')).not.toContain('\n')
})

test('a second run of --fix changes nothing', () => {
  const again = fixAll()
  expect(again.files).toEqual([])
  expect(again.changes).toEqual([])
})
