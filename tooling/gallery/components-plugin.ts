import type { Plugin } from 'vite';

const address = '/__ui';

const document = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Components</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/tooling/gallery/main.tsx"></script>
  </body>
</html>`;

/** Every component in every state at `/__ui`, in both themes side by side; in development only. */
export function componentsPlugin(): Plugin {
  return {
    name: 'components',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(address, (req, res, next) => {
        server.transformIndexHtml(address, document, req.originalUrl).then((html) => {
          res.setHeader('Content-Type', 'text/html');
          res.end(html);
        }, next);
      });
    },
  };
}
