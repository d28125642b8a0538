import { watch } from 'node:fs'
import { releaseFolders } from '../../engine/campaign/release/manifest.ts'

/** Network disks send no events. */
export const whenPointerWritten = (folder: string, every: number, look: () => void): (() => void) => {
  const timer = setInterval(look, every).unref()
  const pointer = watchPointer(folder, look)
  return () => {
    clearInterval(timer)
    pointer?.close()
  }
}

const watchPointer = (folder: string, look: () => void) => {
  try {
    return watch(folder, { persistent: false }, (_, file) => {
      if (file === releaseFolders.pointer) look()
    }).on('error', () => {})
  } catch {
    return null
  }
}
