import { z } from 'zod'
import { withColumns } from '../kit/columns.ts'
import { Anchor, Eyebrow, FieldLabel, Label, Picture, Text, Title, Tone } from '../kit/words.ts'

const Messages = z.strictObject({
  missing: Text.default('Please enter a prompt for image generation').describe(
    'Pressed without words in the field.',
  ),
  success: Text.default('Image generated successfully!').describe('The picture is there.'),
  failure: Text.default('Failed to generate image').describe(
    'Where the server gives no reason. Limits and refusals have words of their own.',
  ),
  copied: Text.default('Image copied to clipboard!').describe('It is on the clipboard.'),
  copyFailed: Text.default('Failed to copy image to clipboard').describe('The browser did not let it.'),
})

export const ImageGeneratorProps = z
  .strictObject({
    type: z.literal('image-generator'),
    variant: z
      .enum(['page', 'section'])
      .default('section')
      .describe(
        'page: the first section of a page of its own, with the brand and the headline of the page; section: one among others.',
      ),
    tone: Tone.default('deep'),
    anchor: Anchor.default('generator'),
    eyebrow: Eyebrow.optional().describe('Small line above the title that says what this is.'),
    title: Title.optional().describe('*Stars* colour a part of it.'),
    text: Text.optional().describe('A line or two below the heading.'),
    label: FieldLabel.default('Describe the picture').describe('Label of the field.'),
    help: Text.optional().describe('A line under the field.'),
    button: z
      .strictObject({
        label: Label.default('Generate').describe('What the button says.'),
        busy: Label.default('Generating…').describe('What it says while the picture is made.'),
      })
      .prefault({})
      .describe('What the button says, and while the picture is made.'),
    note: Text.optional().describe('A line under the button: what happens to what is typed.'),
    examplesTitle: Text.default('Or start from one of these').describe('Line above the examples.'),
    examples: z
      .array(Text)
      .max(6)
      .optional()
      .describe('Whole prompts; a press puts one into the field, and nothing is made yet.'),
    preview: z
      .strictObject({
        empty: Text.default('Your picture appears here.').describe('Before the first picture.'),
        example: Picture.optional().describe('A square picture that fills the sheet until then.'),
        exampleNote: Text.default('An example. Yours appears here.').describe('Line on that picture.'),
        busy: Text.default('Your picture is being made. This takes up to a minute.').describe(
          'While one is made.',
        ),
        change: Text.default('Change the words').describe('Link to the field, where there is no picture.'),
        prompt: Text.default('Made from').describe('Title above the words that the picture was made from.'),
        revised: Text.default('As the image service read it').describe(
          'Title where the service changed the words.',
        ),
        download: Text.default('Download').describe('Button that saves the picture.'),
        copy: Text.default('Copy').describe('Button that puts it on the clipboard.'),
      })
      .prefault({})
      .describe('Words beside the picture.'),
    closed: z
      .strictObject({
        title: Title.default('Not set up yet.').describe('First words.'),
        text: Text.default(
          'No image service is connected, so no pictures can be made on this page for now.',
        ).describe('What follows them.'),
      })
      .prefault({})
      .describe('Said above the field while the operator has set no key.'),
    messages: Messages.prefault({}).describe('Messages at the lower edge.'),
  })
  .describe('Makes a picture out of words, by an image service.')
export type ImageGeneratorProps = z.infer<typeof ImageGeneratorProps>

withColumns(ImageGeneratorProps.shape.variant, { page: 'media', section: 'media' })
