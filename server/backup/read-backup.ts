import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import type { z } from 'zod'
import { codeOf, StartRefused } from '../errors.ts'
import { End, Header, TableStart, TableSum, noBackup, readFrames, type Frame } from './frames.ts'
import type { Table } from './tables.ts'

export type BackupTable = Table & { rows: () => AsyncGenerator<Buffer>; sum: () => TableSum }

export type BackupReader = Awaited<ReturnType<typeof openBackup>>

export const openBackup = async (file: string) => {
  const source = createReadStream(file)
  const content = source.pipe(createGunzip())
  source.on('error', (error) => content.destroy(error))
  const frames = translated(readFrames(content), file)
  const header = await nextJson(frames, Header)
  return {
    header,
    /** Each table has to be read to its end before the next one. Throws `StartRefused` where the file is not whole. */
    tables: () => readTables(frames, header),
    close: () => source.destroy() && content.destroy(),
  }
}

async function* readTables(frames: AsyncGenerator<Frame>, header: Header): AsyncGenerator<BackupTable> {
  let rows = 0
  for (const name of header.tables) {
    const { table, columns } = await nextJson(frames, TableStart)
    if (table !== name) throw noBackup()
    const read = readRows(frames)
    yield { name, columns, ...read }
    rows += read.sum().rows
  }
  if ((await nextJson(frames, End)).rows !== rows) throw noBackup()
}

const readRows = (frames: AsyncGenerator<Frame>) => {
  const hash = createHash('sha256')
  let sum: TableSum | null = null
  return {
    rows: async function* () {
      for (let frame = await next(frames); ; frame = await next(frames)) {
        if (frame.kind === 'json') {
          sum = validated(frame, TableSum)
          if (sum.sha256 !== hash.digest('hex')) throw noBackup()
          return
        }
        hash.update(frame.bytes)
        yield frame.bytes
      }
    },
    sum: () => {
      if (!sum) throw new Error('The rows of a table were not read to their end.')
      return sum
    },
  }
}

const next = async (frames: AsyncGenerator<Frame>): Promise<Frame> => {
  const { value, done } = await frames.next()
  if (done || !value) throw new StartRefused('The backup ends early: it was not written or copied whole.')
  return value
}

const nextJson = async <Value>(frames: AsyncGenerator<Frame>, schema: z.ZodType<Value>): Promise<Value> =>
  validated(await next(frames), schema)

const validated = <Value>(frame: Frame, schema: z.ZodType<Value>): Value => {
  const result = frame.kind === 'json' ? schema.safeParse(frame.value) : null
  if (!result?.success) throw noBackup()
  return result.data
}

async function* translated(frames: AsyncGenerator<Frame>, file: string): AsyncGenerator<Frame> {
  try {
    yield* frames
  } catch (error) {
    throw asRefusal(error, file)
  }
}

const asRefusal = (error: unknown, file: string): unknown => {
  const code = codeOf(error)
  if (code === 'ENOENT') return new StartRefused(`There is no file ${file}.`)
  if (code === 'EACCES') return new StartRefused(`${file} cannot be read: this user may not.`)
  if (code === 'EISDIR') return new StartRefused(`${file} is a folder.`)
  if (code === 'Z_BUF_ERROR')
    return new StartRefused('The backup ends early: it was not written or copied whole.')
  return code.startsWith('Z_') ? noBackup() : error
}
