import { readFileSync } from 'node:fs'

/** As an editor returns them: `"yaml.format.enable": false` is `{ format: { enable } }` of "yaml". */
export const readSettings = (file: string) => {
  const flat = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  const nested: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(flat)) put(nested, name.split('.'), value)
  return (section: string): unknown => nested[section] ?? {}
}

const put = (into: Record<string, unknown>, [key = '', ...rest]: string[], value: unknown): void => {
  if (rest.length === 0) {
    into[key] = value
    return
  }
  const inner = into[key]
  const map: Record<string, unknown> = typeof inner === 'object' ? { ...inner } : {}
  into[key] = map
  put(map, rest, value)
}
