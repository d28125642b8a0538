import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSiteFiles } from '../../load/site-files.ts'

const read = (staff: string | null) => {
  const dir = mkdtempSync(join(tmpdir(), 'porchlight-staff-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  mkdirSync(join(dir, 'harbor'))
  writeFileSync(join(dir, 'site.yaml'), 'name: Porchlight\n')
  if (staff !== null) writeFileSync(join(dir, 'staff.yaml'), staff)
  return readSiteFiles(dir)
}
const person = (more: string, email = 'ann@a.example') =>
  `- { name: Ann, email: ${email}, role: owner, ${more} }\n`

test('people are read, and a site without the file has none', () => {
  expect(read(`people:\n${person('coaches: all')}`).staff).toEqual({
    people: [{ name: 'Ann', email: 'ann@a.example', role: 'owner', coaches: 'all' }],
    diagnostics: [],
  })
  expect(read(null)).toMatchObject({ staff: { people: [], diagnostics: [] }, diagnostics: [] })
})

test.each([
  ['a coach that does not exist', person('coaches: [harbour]'), 'Did you mean "harbor"?'],
  ['a role that does not exist', person('coaches: all').replace('owner', 'admin'), 'owner, editor'],
  [
    'the same address twice',
    person('coaches: all') + person('coaches: all', 'Ann@a.example'),
    'must name each address once',
  ],
  ['no address', person('coaches: all', 'ann'), 'email address'],
])('%s is reported, and nobody is taken from half a file', (_, people, words) => {
  const { staff, diagnostics } = read(`people:\n${people}`)
  expect(staff.people).toBeNull()
  expect(staff.diagnostics).toHaveLength(1)
  const [found] = staff.diagnostics
  expect(`${found?.message} ${found?.fix}`).toContain(words)
  expect(found?.line).toBeGreaterThan(0)
  // The campaigns go live all the same.
  expect(diagnostics).toEqual([])
})
