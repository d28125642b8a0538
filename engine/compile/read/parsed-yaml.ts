import type { YamlNodes } from './syntax/parse-nodes.ts'

export type YamlFile = { file: string; text: string; value: unknown; nodes: () => YamlNodes }

export type Path = readonly PropertyKey[]
