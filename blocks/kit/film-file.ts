import { z } from 'zod'

/** In bytes. */
export const maxFilmBytes = 40 * 1024 * 1024

export const FilmFile = z
  .string()
  .regex(/\.(mp4|webm)$/i, {
    error:
      'must end in .mp4 or .webm, which every browser plays (export it as MP4, H.264, or run: ffmpeg -i talk.mov -c:v libx264 -pix_fmt yuv420p -movflags +faststart talk.mp4)',
  })
  .describe(
    'In place of "url": a film in the coach\'s assets folder, MP4 (H.264) or WebM, of at most 40 MB. It comes from your own site, and loads on press.',
  )

export const CaptionsFile = z
  .string()
  .regex(/\.vtt$/i, {
    error: 'must end in .vtt, and be WebVTT (subtitles in SRT become that by: ffmpeg -i talk.srt talk.vtt)',
  })
  .describe(
    'Captions of "file" as WebVTT (.vtt) in the assets folder, in the language of the page: who watches without sound, or cannot hear, reads them.',
  )

/** In pixels, as it is shown. */
export type FilmSize = { width: number; height: number }
