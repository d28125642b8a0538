import { z } from 'zod'

const FileName = z.string().regex(/^[a-z0-9][a-z0-9-]*\.(md|pdf)$/, {
  error: 'must be the name of a file that ends in .md (in "guides") or .pdf (in "assets")',
})

export const Deliverable = z
  .union([
    FileName,
    z
      .strictObject({
        file: FileName.describe('The file: "<name>.md" in guides or "<name>.pdf" in assets.'),
        private: z
          .boolean()
          .default(false)
          .describe(
            'true: nobody can open it before the form is sent. The success view and mails then carry a link of the person alone, which ends after a while.',
          ),
      })
      .describe('The file, with who may open it.'),
  ])
  .describe(
    'The file that the page promises: "<name>.md" in the coach\'s guides folder, made into a PDF by the build, or "<name>.pdf" in assets. Links to it: @deliverable on the page, {deliverableUrl} in mails.',
  )
export type Deliverable = z.infer<typeof Deliverable>

type Holder = { deliverable?: Deliverable | undefined }

export const deliverableFile = ({ deliverable }: Holder): string | undefined =>
  typeof deliverable === 'object' ? deliverable.file : deliverable

export const isDeliverablePrivate = ({ deliverable }: Holder): boolean =>
  typeof deliverable === 'object' && deliverable.private
