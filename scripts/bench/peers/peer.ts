/**
 * Other generators of static sites, over the campaign files of the benchmark. Their pages have the words, the form and the
 * amount of CSS of ours. They validate nothing, compress nothing, cut no fonts, draw no covers and share pictures, render no
 * emails, and their forms need no script.
 */
export type Peer = {
  name: string
  /** Null: not installed. */
  version: () => string | null
  /** Writes a project into an empty folder. */
  write: (project: string, campaignsDir: string) => void
  command: string
  words: string[]
  env?: Record<string, string>
  output: string
}

/** As in the settings of each project. */
export const peerOrigin = 'https://porch.example'
