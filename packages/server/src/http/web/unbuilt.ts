/** Shown at `/` while the web app has not been built. */
export const UNBUILT = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Claywork</title>
    <style>
      :root { color-scheme: light dark; --paper: #f2efea; --ink: #1e1a16; --soft: #574f46; --sunken: #e8e4dd; --accent: #a3340f; }
      @media (prefers-color-scheme: dark) {
        :root { --paper: #161412; --ink: #f1ece4; --soft: #b9aea1; --sunken: #292521; --accent: #ff9466; }
      }
      body { margin: 0; min-height: 100vh; display: grid; place-content: center; background: var(--paper); color: var(--ink);
        font: 1.05rem/1.6 "Avenir Next", Avenir, "Segoe UI", "Noto Sans", system-ui, sans-serif; }
      main { max-width: 34rem; padding: 2rem; }
      h1 { font-size: 1.6rem; margin: 0 0 1rem; }
      p { color: var(--soft); margin: 0 0 1rem; }
      code { background: var(--sunken); color: var(--ink); padding: 0.15em 0.45em; border-radius: 6px; }
      a { color: var(--accent); }
    </style>
  </head>
  <body>
    <main>
      <h1>The service runs. Its web app has not been built yet.</h1>
      <p>Run <code>npm run web</code> where the service is installed, and load this page again; nothing has to be restarted.</p>
      <p>Everything can be done without it: see the <a href="/docs/">API reference</a>.</p>
    </main>
  </body>
</html>
`;
