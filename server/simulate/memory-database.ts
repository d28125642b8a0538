import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { Pool as PlainPool } from 'pg'
import { migrationsFolder, programVersion } from '../db/schema-version.ts'

export type MemoryDatabase = Awaited<ReturnType<typeof openMemoryDatabase>>

/** What the image is made from: another program makes another one. */
export const imageKey = (): string => `pglite 0.5 ${programVersion()}`

/** An empty database with the product's schema, packed: to start from it takes a tenth of the time. */
export const makeImage = async (): Promise<Buffer> => {
  const database = new PGlite()
  await database.waitReady
  await migrate(drizzle(database), { migrationsFolder })
  const image = await database.dumpDataDir('gzip')
  await database.close()
  return Buffer.from(await image.arrayBuffer())
}

/** Starts a database from the file of such an image. It is closed when nothing is under way: PGlite hangs otherwise. */
export const openMemoryDatabase = async (imageFile: string) => {
  const image = new Blob([await readFile(imageFile)], { type: 'application/x-gzip' })
  const database = new PGlite({ loadDataDir: image })
  // The pool keeps its one connection: it has no idle timer, and no timer for replies.
  const pool = new PlainPool(Object.assign(createPgConfig(database), { max: 1, idleTimeoutMillis: 0 }))
  const client = await pool.connect()
  client.release()
  return {
    pool,
    close: async () => {
      await pool.end()
      await database.close()
    },
  }
}
