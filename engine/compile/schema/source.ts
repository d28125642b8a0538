import type { YamlFile } from '../read/parsed-yaml.ts'
import type { Report } from '../read/yaml-file.ts'

/** Where a value came from: its file, and how to report a diagnostic at one of its paths. */
export type Source = { yaml: YamlFile; report: Report }
