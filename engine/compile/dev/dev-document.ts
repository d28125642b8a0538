import type { Connect, Plugin } from 'vite'

const lamp = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="3" fill="#111a2e"/><circle cx="8" cy="8" r="3.5" fill="#f2c14e"/></svg>')}`

const shell = (entry: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Porchlight</title>
    <link rel="icon" href="${lamp}" />
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="${entry}"></script>
  </body>
</html>
`

export const devDocument = (entry: string): Plugin => ({
  name: 'porchlight:dev-document',
  configureServer: (server) => () => {
    const respond: AsyncHandler = async (request, response, next) => {
      try {
        const html = await server.transformIndexHtml(request.originalUrl ?? '/', shell(entry))
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.end(html)
      } catch (error) {
        next(error)
      }
    }
    server.middlewares.use((request, response, next) => {
      if (request.headers.accept?.includes('text/html')) void respond(request, response, next)
      else next()
    })
  },
})

type AsyncHandler = (...args: Parameters<Connect.NextHandleFunction>) => Promise<void>
