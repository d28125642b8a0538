import type { Client } from 'pg'

export type Table = { name: string; columns: string[] }

export const listTables = async (client: Client): Promise<Table[]> => {
  const { rows } = await client.query<Table & { needs: string[] }>(statement)
  const placed = new Set<string>()
  const ordered: Table[] = []
  while (ordered.length < rows.length) {
    const next = rows.filter(
      ({ name, needs }) => !placed.has(name) && needs.every((need) => placed.has(need)),
    )
    if (next.length === 0) throw new Error('The tables refer to each other in a circle.')
    for (const { name, columns } of next) {
      placed.add(name)
      ordered.push({ name, columns })
    }
  }
  return ordered
}

const statement = `
select class.relname as name,
  (select array_agg(attname::text order by attnum) from pg_attribute
   where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
  (select coalesce(array_agg(distinct other.relname::text), '{}') from pg_constraint
   join pg_class other on other.oid = confrelid
   where conrelid = class.oid and contype = 'f' and confrelid <> conrelid) as needs
from pg_class class join pg_namespace space on space.oid = class.relnamespace
where space.nspname = 'public' and class.relkind in ('r', 'p') and not class.relispartition
order by class.relname`

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

export const copyTarget = ({ name, columns }: Table) =>
  `public.${quoted(name)} (${columns.map(quoted).join(', ')})`

export const plainText = `set datestyle = 'ISO, YMD'; set timezone = 'UTC'; set extra_float_digits = 3; set intervalstyle = 'iso_8601'`
