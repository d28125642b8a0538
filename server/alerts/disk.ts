import { statfs } from 'node:fs/promises'
import { hostname } from 'node:os'
import type { Condition } from './conditions.ts'

const gigabyte = 1024 ** 3

/** Every machine reports its own disk. */
export const diskAlert = `disk:${hostname()}`

/** Whether the disk of the data folder is nearly full: less than a tenth or less than 1 GB is free. */
export const readDisk = async (dataDir: string): Promise<Condition[]> => {
  const { bavail, blocks, bsize } = await statfs(dataDir)
  return checkDisk({ free: bavail * bsize, size: blocks * bsize })
}

/** Bytes. */
export const checkDisk = ({ free, size }: { free: number; size: number }): Condition[] => {
  if (free >= gigabyte && free * 10 >= size) return []
  const left = `${(free / gigabyte).toFixed(1)} GB of ${(size / gigabyte).toFixed(1)} GB`
  return [{ name: diskAlert, details: `The disk of DATA_DIR on ${hostname()} has ${left} left.` }]
}
