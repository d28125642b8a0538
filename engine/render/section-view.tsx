import type { ComponentType, ReactNode } from 'react'
import { components } from '../../blocks/components.gen.ts'
import { Frame } from '../../blocks/kit/frame.tsx'
import type { BlockProps, Setting } from '../../blocks/kit/setting.ts'
import type { Section } from '../campaign/schema/campaign.ts'

type Placed = { section: Section; setting: Setting; form: ReactNode; hosts: ReactNode }

export const SectionView = ({ section, setting, form, hosts }: Placed) => {
  if (section.type === 'success') return null
  if (section.type === 'form')
    return section.placement === 'hero' ? null : <Frame tone={section.tone}>{form}</Frame>
  // The registry has each section type's component; TypeScript cannot follow the type through the lookup.
  const Block = components[section.type] as ComponentType<BlockProps<Section> & { children?: ReactNode }>
  return (
    <Block {...section} setting={setting}>
      {hosts}
    </Block>
  )
}
