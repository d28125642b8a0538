import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withTable } from './contrast-table.ts'

const root = join(import.meta.dirname, '../..')
const file = join(root, 'blocks/CONTRAST.md')
writeFileSync(file, withTable(readFileSync(file, 'utf8'), join(root, 'campaigns')))
console.log('Wrote blocks/CONTRAST.md.')
