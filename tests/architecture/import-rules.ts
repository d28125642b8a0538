/** Who may import what: files by a pattern of their path, packages by name. The first rule that fits a file counts. */
export type Rule = { of: RegExp; mayImport: RegExp[]; packages: string[] }

const react = ['react', 'react-dom', 'clsx']
const forms = ['react-hook-form', '@hookform/resolvers']
const buildTools = [
  'node:',
  'zod',
  'rolldown',
  'vite',
  '@vvo/tzdb',
  'yaml',
  'gray-matter',
  'js-yaml',
  'marked',
  'sanitize-html',
  'html-to-text',
  'rtlcss',
  'subset-font',
  'fontkit',
  'bidi-js',
  'htmlparser2',
  'color-string',
  'image-size',
  'sharp',
  'lightningcss',
  'tailwindcss',
  '@tailwindcss/vite',
  'vite-plugin-pages',
  '@react-pdf/renderer',
  '@hyzyla/pdfium',
  'react',
  'ical-generator',
]
const tests = ['vitest', 'node:', 'culori', 'zod', 'react', 'react-dom']

export const rules: Rule[] = [
  // Tests may use every test tool, but never a layer above the one they lie in.
  {
    of: /^blocks\/.*\.test\.tsx?$/,
    mayImport: [/^blocks\//, /^stories\/story-(setting|variants)\.ts$/],
    packages: [...tests, 'yaml'],
  },
  {
    of: /^engine\/.*\.test\.tsx?$/,
    mayImport: [/^(blocks|engine|tests)\//],
    packages: ['*'],
  },
  {
    of: /^server\/(.*\.test\.tsx?|fake-[^/]+\.ts)$/,
    mayImport: [/^(blocks|engine|server|tests)\//],
    packages: ['*'],
  },

  { of: /^blocks\/schemas\.gen\.ts$/, mayImport: [/^blocks\/[^/]+\/[^/]+\.schema\.ts$/], packages: ['zod'] },
  { of: /^blocks\/components\.gen\.ts$/, mayImport: [/^blocks\/[^/]+\/[^/]+\.tsx$/], packages: [] },
  {
    of: /^blocks\/.*\.stories\.tsx?$/,
    mayImport: [/^blocks\//],
    packages: ['@storybook/react-vite', 'react'],
  },
  { of: /^blocks\/(kit|art)\/.*\.tsx$/, mayImport: [/^blocks\/(kit|art)\//], packages: react },
  {
    of: /^blocks\/(kit|art)\/.*\.ts$/,
    mayImport: [/^blocks\/(kit|art)\/.*\.ts$/],
    packages: ['zod', 'react'],
  },
  { of: /^blocks\/.*\.schema\.ts$/, mayImport: [/^blocks\/(kit|art)\/.*\.ts$/], packages: ['zod'] },
  { of: /^blocks\/form\//, mayImport: [/^blocks\/(kit|art|form)\//], packages: [...react, ...forms] },
  { of: /^blocks\/([^/]+)\//, mayImport: [/^blocks\/(kit|art)\//, /^blocks\/$1\//], packages: react },

  {
    of: /^engine\/campaign\/steps\//,
    mayImport: [/^engine\/campaign\/(steps\/|schema\/event-(start|repeats)\.ts$|mail\/send-window\.ts$)/],
    packages: ['zod'],
  },
  { of: /^engine\/words\//, mayImport: [/^engine\/(words|campaign)\//], packages: [] },
  {
    of: /^engine\/campaign\//,
    mayImport: [
      /^engine\/(campaign|words)\//,
      /^blocks\/schemas\.gen\.ts$/,
      /^blocks\/(kit|art)\/.*\.ts$/,
      /^blocks\/.*\.schema\.ts$/,
    ],
    packages: ['zod', 'libphonenumber-js', 'temporal-polyfill'],
  },
  // Only the dev server's panel edits files.
  {
    of: /^engine\/app\/dev\/editor\/yaml\//,
    mayImport: [/^engine\/(campaign|app\/dev)\//],
    packages: [
      'react',
      'yaml',
      ...[
        'autocomplete',
        'commands',
        'lang-yaml',
        'language',
        'lint',
        'lsp-client',
        'search',
        'state',
        'view',
      ].map((name) => `@codemirror/${name}`),
      '@lezer/highlight',
      'vscode-languageserver-protocol',
    ],
  },
  {
    of: /^engine\/(render|pages|app)\//,
    mayImport: [
      /^engine\/(campaign|words|render|pages|app|email)\//,
      /^blocks\//,
      // The drawing at the door is that of the app behind it.
      /^engine\/staff\/parts\/porch\.tsx$/,
    ],
    packages: [...react, ...forms, 'react-router-dom', '~react-pages', '~campaign-index'],
  },
  {
    of: /^engine\/staff\//,
    mayImport: [/^engine\/(campaign|staff)\//],
    packages: [
      ...react,
      'react-router-dom',
      '~react-pages',
      '@tanstack/react-query',
      '@tanstack/react-table',
      'uplot',
      '@simplewebauthn/browser',
      'zod',
    ],
  },
  {
    of: /^engine\/email\//,
    mayImport: [/^engine\/(campaign|words|email)\//, /^blocks\/(kit|art)\//],
    packages: react,
  },
  {
    of: /^engine\/compile\//,
    mayImport: [/^engine\/(campaign|words|compile)\//],
    packages: buildTools,
  },

  { of: /^server\/steps\.gen\.ts$/, mayImport: [/^server\/steps\/[^/]+\.ts$/], packages: [] },
  {
    of: /^server\/steps\/([^/]+)\.ts$/,
    mayImport: [/^server\/pipeline\/step\.ts$/, /^server\/errors\.ts$/, /^engine\/campaign\/steps\/$1\.ts$/],
    packages: ['zod'],
  },
  {
    of: /^server\/adapters\//,
    mayImport: [/^server\/adapters\//, /^server\/(ports|errors)\.ts$/],
    packages: ['node:', 'pg', 'nodemailer', 'postal-mime', 'pino', 'standardwebhooks', 'tinypool', 'zod'],
  },
  // The database's own code works on the pool that the adapter opens, and syncs the site into rows.
  {
    of: /^server\/db\//,
    mayImport: [
      /^server\/db\//,
      /^server\/(errors|ports|adapters\/postgres|pipeline\/outbox\/enqueue)\.ts$/,
      /^engine\/campaign\//,
    ],
    packages: ['node:', 'drizzle-orm', 'drizzle-kit', 'pg'],
  },
  { of: /^server\/metrics\//, mayImport: [/^server\//], packages: ['prom-client'] },
  {
    of: /^server\/backup\//,
    mayImport: [
      /^server\/(backup|db)\//,
      /^server\/(errors|settings\/data-folder|adapters\/postgres|people\/erasures)\.ts$/,
    ],
    packages: ['node:', 'pg', 'pg-copy-streams', 'zod'],
  },
  {
    of: /^server\/import\//,
    mayImport: [
      /^server\/(import|db|pipeline|subscriptions)\//,
      /^server\/(errors|adapters\/postgres|settings\/keys)\.ts$/,
      /^engine\/campaign\//,
    ],
    packages: ['node:', 'csv-parse', 'pg'],
  },
  // The product itself knows nothing of simulations; they stand in for the world around it.
  {
    of: /^server\/simulate\//,
    mayImport: [/^server\//, /^engine\/campaign\//],
    packages: ['node:', '@electric-sql/pglite', 'drizzle-orm', 'fastify', 'pg'],
  },
  { of: /^server\/functions\/mail-html\.ts$/, mayImport: [], packages: ['sanitize-html', 'html-to-text'] },
  {
    of: /^server\/(staff\/|routes\/staff-)passkeys\.ts$/,
    mayImport: [/^server\/(?!simulate\/)/, /^engine\/campaign\//],
    packages: ['fastify', '@simplewebauthn/server'],
  },
  {
    of: /^server\/http\/send-film\.ts$/,
    mayImport: [],
    packages: ['node:', 'fastify', 'range-parser'],
  },
  {
    of: /^server\//,
    mayImport: [/^server\/(?!simulate\/)/, /^engine\/(campaign|words)\//],
    packages: ['node:', 'fastify', 'drizzle-orm', 'zod', 'pg', 'pino', 'isbot'],
  },
  {
    of: /^(scripts|tests)\/|^vite\.config\.ts$/,
    mayImport: [/^(scripts|tests|server|engine|blocks)\//],
    packages: ['*'],
  },
  // These run in Node and read campaign files as the build does.
  {
    of: /^stories\/config\/(yaml|fonts|drawing)-plugin(\.test)?\.ts$/,
    mayImport: [/^stories\//, /^engine\/(compile|campaign)\//],
    packages: ['*'],
  },
  {
    of: /^stories\//,
    mayImport: [/^stories\//, /^blocks\//, /^engine\/(render|campaign|email|app|words)\//],
    packages: ['*'],
  },
]

/**
 * Rooms of server/, lowest first: a file may import its own room and rooms before it. A file or folder with a line of its own
 * is a room of its own: writing an outbox row needs only the schema, and lower rooms do it, too.
 */
export const serverRooms = [
  'errors.ts',
  'ports.ts',
  'settings',
  'adapters',
  'db/schema',
  'pipeline/outbox/run.ts',
  'pipeline/outbox/enqueue.ts',
  'db',
  'release',
  'http',
  'subscriptions',
  'events',
  'pipeline',
  'steps',
  'steps.gen.ts',
  'metrics',
  'alerts',
  'images',
  'submit',
  'private',
  'import',
  'people',
  'backup',
  'figures',
  'staff',
  'functions',
  'routes',
  'process',
  'simulate',
]

/** Names that say nothing about what is inside. */
export const emptyFolderNames = ['utils', 'helpers', 'common', 'misc', 'lib', 'shared']
export const emptyFileNames = ['types.ts', 'types.tsx', 'index.ts', 'index.tsx']
/** File routes, whose names are addresses. */
export const fileRoutes = /^engine\/staff\/(screens|tools)\//
