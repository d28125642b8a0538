import type { YamlFile } from '../read/parsed-yaml.ts'
import type { Report } from '../read/yaml-file.ts'

export type Source = { yaml: YamlFile; report: Report }
