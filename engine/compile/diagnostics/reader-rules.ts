import type { RuleWords } from './rule-words.ts'

export const readerRules = {
  'beside-template': {
    says: 'The settings of a template are below "with:"; what the template makes is not written beside it.',
  },
  choice: { says: 'A key with fixed choices has one of them.', repairs: true, unreadable: true },
  'cyclic-alias': { says: 'An alias (*name) never appears inside what it repeats.' },
  directive: { says: 'No line of YAML starts with "%".' },
  'duplicate-key': { says: 'A key appears once in its map.' },
  email: { says: 'A mail begins with subject and preheader between two lines of "---".' },
  'file-kind': {
    says: 'A file is what its ending says, no link to another file, and a picture is of a kind that browsers show.',
  },
  'file-name': {
    says: 'File names are lower-case letters, digits and dashes; campaigns end in ".yaml".',
  },
  'file-place': {
    says: 'Campaigns lie in the folder of their coach, mails in "emails", guides in "guides".',
  },
  'forbidden-key': { says: 'Merge keys ("<<") and "__proto__" are not allowed.' },
  format: {
    says: 'Addresses, colours, dates and the like have the format that their description asks for.',
  },
  guide: { says: 'A guide holds only what can be printed.' },
  key: { says: 'A key of an open list, such as a shortcut, has an allowed form.' },
  'merge-conflict': { says: 'No conflict of versions is left in a file.' },
  missing: { says: 'Required keys are present.' },
  'missing-file': {
    says: 'Each file that is required or promised exists and can be read.',
    hides: 'node',
  },
  'not-utf8': { says: 'Files are text in UTF-8.' },
  rule: {
    says: 'Keys that belong together fit together, as their description says.',
    joint: true,
  },
  tag: { says: 'No YAML value starts with "!" outside quotes.', repairs: true },
  'too-deep': { says: 'Lists and keys are nested at most 32 levels deep.' },
  'too-large': { says: 'Texts, lists, numbers, pictures and other files stay below their limit.' },
  'too-many-aliases': { says: 'Aliases (*name) expand to few copies.' },
  'too-small': {
    says: 'Texts are not empty, and numbers, lists and the pixels of photos reach their minimum.',
  },
  type: {
    says: 'Each value is of its kind: a text, a number, true or false, a list or a group of keys.',
    repairs: true,
    unreadable: true,
  },
  'unknown-alias': { says: 'An alias (*name) repeats a part that has the anchor &name.', repairs: true },
  'unknown-key': { says: 'Only known keys appear.', repairs: true, hides: 'below', unreadable: true },
  'unquoted-comma': { says: 'A text with a comma inside { } is in quotes.', repairs: true, unreadable: true },
  'unquoted-hash': { says: 'A value that starts with "#" is in quotes.', repairs: true },
  'unshown-setting': { says: 'What a template is given is in one of the sections that the file lists.' },
  'unused-anchor': { says: 'A part with an anchor (&name) is repeated somewhere (*name).', repairs: true },
  'wrong-folder': { says: 'The coach and the id of a file match its folder.' },
  'yaml-syntax': { says: 'The file is valid YAML.', repairs: true },
} satisfies Record<string, RuleWords>
