const escape = (text) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const html = (title, body) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/portal.css">
    <title>${escape(title)} · Nyhavn Hudklinik</title>
  </head>
  <body>${body}</body>
</html>`

export const signInPage = (problem = '') =>
  html(
    'Sign in',
    `<main class="card">
      <h1>Nyhavn Hudklinik</h1>
      ${problem && `<p role="alert">${escape(problem)}</p>`}
      <form method="post" action="/sign-in">
        <label>Name <input name="name" autocomplete="username" autocapitalize="none" required autofocus></label>
        <label>Password <input name="password" type="password" autocomplete="current-password" required></label>
        <button>Sign in</button>
      </form>
      <p><code>ingrid</code> / <code>ingrid-demo</code> changes data, <code>reception</code> / <code>reception-demo</code> reads them.</p>
    </main>`,
  )

/** The page of a signed-in user. `getToken` asks the portal's server, which knows the user by the cookie. */
export const page = ({ name, doctorIds: [doctorId] }, backOffice) =>
  html(
    'Our practice',
    `<header>
      <p class="brand">Nyhavn Hudklinik</p>
      <p>${escape(name)}</p>
      <form method="post" action="/sign-out"><button>Sign out</button></form>
    </header>
    <main>
      <h1>Our practice</h1>
      <doctor-profile doctor-id="${doctorId}"></doctor-profile>
    </main>
    <script type="module">
      import { configure } from '${backOffice}/elements/index.js'

      const getToken = async () => {
        const response = await fetch('/token')
        return response.ok ? response.text() : undefined
      }
      configure({ apiBase: '${backOffice}/api/v1', getToken })
      await import('${backOffice}/elements/doctor-profile.js')
    </script>`,
  )
