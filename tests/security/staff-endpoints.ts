import { globSync } from 'node:fs'
import { join } from 'node:path'
import type * as z from 'zod/mini'
import type { Endpoint } from '../../engine/campaign/staff/endpoint.ts'

type Known = Endpoint<z.ZodMiniType, z.ZodMiniType>

export type StaffEndpoint = Pick<Known, 'method' | 'needs'> & { path: string }

/** All that the staff area asks the server; the parts of paths name nothing. */
export const staffEndpoints = async (): Promise<StaffEndpoint[]> =>
  (await knownEndpoints()).map(({ method, path, needs }) => ({
    method,
    needs,
    path: path.replace(/:\w+/g, 'none'),
  }))

/** As engine/campaign/staff defines them. */
export const knownEndpoints = async () => {
  const folder = join(import.meta.dirname, '../../engine/campaign/staff')
  const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'))
  const modules = await Promise.all(files.map((file): Promise<object> => import(join(folder, file))))
  return modules
    .flatMap((module) => Object.values(module))
    .filter((value): value is Known => typeof value === 'object' && value !== null && 'needs' in value)
}
