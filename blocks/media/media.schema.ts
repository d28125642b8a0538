import { z } from 'zod'
import { withColumns } from '../kit/columns.ts'
import { CaptionsFile, FilmFile } from '../kit/film-file.ts'
import { PhotoFile } from '../kit/photo-file.ts'
import { Anchor, Cta, Eyebrow, Text, Title, Tone } from '../kit/words.ts'
import { videoHosts, videoLinkOf } from '../kit/video-link.ts'

/** What else is pasted or shared of these hosts. */
const ofOther = (url: string): string => {
  if (/<iframe/i.test(url)) return ': this is code to embed it, so write the address in its "src" alone'
  if (/^(?!https?:).*\.(?:mp4|webm|mov|m4v)$/i.test(url)) return ': a film of your own goes to "file"'
  if (!/^https?:\/\/(?:www\.|m\.)?(?:youtube|vimeo)\.com\//i.test(url)) return ''
  const what = /[?&]list=|\/(?:playlist|showcase|album)\b/i.test(url)
    ? 'a list of films'
    : /\/(?:@|channel|channels|c|user)\b|\/@/i.test(url) && 'a channel'
  return what ? `: this is ${what}, so open one film of it and press "Share"` : ''
}

const Video = z
  .strictObject({
    url: z
      .string()
      .refine((url) => videoLinkOf(url) !== null, {
        error: ({ input }) =>
          `must be the https: link to one film at ${videoHosts.join(', ')}, as its "Share" gives it${ofOther(String(input))}`,
      })
      .optional()
      .describe(
        `Link to the film as its "Share" gives it: ${videoHosts.join(', ')}. Its host gets no request before the visitor presses.`,
      ),
    file: FilmFile.optional(),
    captions: CaptionsFile.optional(),
    title: Title.describe('What the film shows, on its first picture and for screen readers.'),
    poster: PhotoFile.optional().describe(
      "Picture until the film plays. Default: a ground in the theme's colours.",
    ),
    transcript: z
      .array(Text.describe('A paragraph.'))
      .min(1)
      .optional()
      .describe('What is said in the film, for those who cannot hear or play it.'),
  })
  .superRefine(({ url, file, captions }, context) => {
    if (url === undefined && file === undefined)
      context.addIssue({ code: 'custom', path: [], message: 'needs a "url" or a "file"' })
    else if (url !== undefined && file !== undefined)
      context.addIssue({
        code: 'custom',
        path: ['file'],
        message: 'must be without "url" beside it: keep one of the two',
      })
    else if (url !== undefined && captions !== undefined)
      context.addIssue({
        code: 'custom',
        path: ['captions'],
        message: 'must be beside a "file" (upload those of a "url" at its host)',
      })
  })
  .describe('A film, which plays on press: a file of your own, or a link to another host.')

export const MediaProps = z
  .strictObject({
    type: z.literal('media'),
    side: z
      .enum(['left', 'right', 'above', 'below', 'behind'])
      .optional()
      .describe(
        'Where the picture is. left, right: beside the words, up to the edge of the screen; above, below: across the screen; behind: the words on a panel over it. Default: right, or left where the section above has its picture on the right.',
      ),
    tone: Tone.default('paper'),
    anchor: Anchor.optional(),
    image: PhotoFile.optional(),
    video: Video.optional(),
    eyebrow: Eyebrow.optional().describe('A few words above the title.'),
    title: Title.optional().describe('Heading of the section. *Stars* colour a part of it.'),
    text: Text.optional().describe('What the picture is there to say.'),
    points: z
      .array(Text.describe('One point.'))
      .min(1)
      .max(6)
      .optional()
      .describe('A short list below the text.'),
    action: Cta.optional().describe('"#form" leads to the form.'),
  })
  .superRefine(({ image, video, side }, context) => {
    if ((image === undefined) === (video === undefined))
      context.addIssue({
        code: 'custom',
        path: image === undefined ? [] : ['video'],
        message:
          image === undefined
            ? 'needs an "image" or a "video"'
            : 'stands beside "image": keep one of the two',
      })
    else if (video && side === 'behind')
      context.addIssue({
        code: 'custom',
        path: ['side'],
        message: 'must be left, right, above or below for a video: words would cover its player',
      })
  })
  .describe('A picture or a film, with or without words.')
export type MediaProps = z.infer<typeof MediaProps>

withColumns(MediaProps.shape.side, {
  left: 'media',
  right: 'media',
  above: 'wide',
  below: 'wide',
  behind: 'wide',
})
