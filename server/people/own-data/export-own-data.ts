import type { Exported } from '../../../engine/campaign/staff/person-commands.ts'
import { personalData } from '../../db/personal-data.ts'
import type { Command } from '../commands/command.ts'
import { exportPerson } from '../commands/export-person.ts'

/** What `npm run person -- export` prints, without the addresses of the staff. */
export const exportOwnData: Command<object, Exported> = async (context, person) => {
  const exported = await exportPerson(context, person, {})
  const tables = Object.entries(exported.tables).map(([table, rows]) => [
    table,
    rows.map((row) => ({ ...row, ...withoutStaff(table, row) })),
  ])
  return { ...exported, tables: Object.fromEntries(tables) }
}

const withoutStaff = (table: string, row: Record<string, unknown>) => {
  const { personal = {} } = personalData.find((each) => each.table === table) ?? {}
  const columns = Object.keys(personal).filter(
    (column) => personal[column] === 'staff' && isAddress(row[column]),
  )
  return Object.fromEntries(columns.map((column) => [column, 'staff']))
}

const isAddress = (value: unknown) => typeof value === 'string' && value.includes('@')
