import { maxPictureBytes, maxPictureSide } from '../../engine/compile/rules/look/check-pictures.ts'
import { mostMarks } from '../../engine/compile/markdown/crowded-marks.ts'
import { mailLimit } from '../../engine/compile/rules/mails/mail-weight.ts'
import { maxAliases } from '../../engine/compile/read/yaml-forbidden.ts'
import { maxBytes } from '../../engine/compile/read/yaml-guards.ts'

/** What `--explain` says beside the rule: its figures, or how to keep it. */
export const limitsOf: Readonly<Record<string, string>> = {
  'alt-text': 'Write what somebody would miss who cannot see the picture: "Nora at her kitchen table".',
  contrast: 'Texts need a contrast of 4.5 to 1 with their ground; borders of fields and icons 3 to 1.',
  'e-mail': 'Both lines of "---" stand alone, the first of them as the first line of the file.',
  'file-kind':
    'Pictures: .jpg, .png, .webp, .avif, .gif and .svg, each holding what its ending says. Finished guides: .pdf. ' +
    'Campaigns: text in .yaml; mails and guides: text in .md.',
  'file-name':
    'Windows hides endings: a file that looks like "sleep.yaml" may be "sleep.yaml.txt". Show them in the Explorer (View, ' +
    'Show, File name extensions), then rename it.',
  'mail-size': `The limit is ${mailLimit / 1024} KB as sent; linked pictures do not count.`,
  'not-utf8':
    'How to save as UTF-8: Notepad: File, Save as, Encoding: UTF-8. TextEdit: Format, Make Plain Text, then save as Unicode ' +
    '(UTF-8). VS Code: a press on the encoding in the bar at the foot, Save with Encoding, UTF-8.',
  secret: 'Who has seen the file has seen the key: have its service make a new one as well.',
  'too-large':
    `Files of campaigns, mails and guides: ${maxBytes / 1024} KB. Pictures: ${maxPictureBytes / 1024 / 1024} MB, and ` +
    `${maxPictureSide} pixels on a side. "*" and "_" in one paragraph: ${mostMarks}. The limits ` +
    'of texts and lists are listed with their keys in campaigns/REFERENCE.md.',
  'too-many-aliases': `The limit is ${maxAliases} in one file.`,
}
