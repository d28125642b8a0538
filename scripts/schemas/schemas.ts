import { writeGenerated } from '../generated-files.ts'
import { reference } from '../reference/reference.ts'
import { allSchemas } from './json/all-schemas.ts'

export const schemaFiles = (): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(allSchemas()).map(([name, schema]) => [
      `campaigns/.schemas/${name}`,
      `${JSON.stringify(schema, null, 1)}\n`,
    ]),
  ),
  'campaigns/REFERENCE.md': reference(),
})

if (import.meta.main) writeGenerated(schemaFiles(), 'npm run schemas')
