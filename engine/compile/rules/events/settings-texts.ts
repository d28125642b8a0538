import type { ParsedCampaign } from '../../parse/parsed-files.ts'
import { isRecord } from '../../read/is-record.ts'
import { textsIn } from '../facts/texts-in.ts'
import type { FoundText } from '../facts/texts-in.ts'

/** What the settings of a template say: `near` the title, and elsewhere on the page. */
export const settingsTexts = ({
  source: { yaml },
}: ParsedCampaign): { near: FoundText[]; elsewhere: FoundText[] } => {
  const settings = isRecord(yaml.value) ? yaml.value['with'] : undefined
  const texts = textsIn(settings, ['with']).filter(({ path }) => !noWords.has(String(path.at(-1))))
  return { near: texts.filter(isNear), elsewhere: texts.filter((one) => !isNear(one)) }
}

const isNear = ({ path }: FoundText) => nearTitle.has(String(path[1]))
const nearTitle = new Set(['when', 'badge', 'facts'])
const noWords = new Set(['starts', 'icon', 'href'])
