/** Caches lie in the project, so that every build is cold. */
export default {
  site: 'https://porch.example',
  build: { inlineStylesheets: 'always' },
  cacheDir: './.astro-cache',
  vite: { cacheDir: './.vite-cache' },
}
