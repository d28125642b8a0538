import { currentCalendar } from '../../engine/campaign/schema/calendar-text.ts'
import type { ServedSite } from '../../engine/campaign/release/release.ts'
import type { SeatBook } from './event-state.ts'
import type { StoredFile } from '../release/stored-file.ts'

export const currentFile = async (
  { seatBook, site }: { seatBook: Pick<SeatBook, 'sequence'>; site: ServedSite },
  path: string,
  file: StoredFile,
): Promise<StoredFile> => {
  if (!path.endsWith('.ics')) return file
  const event = Object.values(site.campaigns).find(({ links }) => links.calendar === path)?.event
  if (!event) return file
  const sequence = (await seatBook.sequence(event.id)) ?? 0
  const isCancelled = event.cancelled ?? false
  if (sequence === 0 && !isCancelled) return file
  const { br: _br, gz: _gz, ...rest } = file
  const tag = `${file.etag.replaceAll('"', '')}-${sequence}${isCancelled ? 'x' : ''}`
  const plain = Buffer.from(currentCalendar(file.plain.toString(), { sequence, isCancelled }))
  return { ...rest, etag: `"${tag}"`, plain }
}
