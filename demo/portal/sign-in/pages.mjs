const escape = (text) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const html = (title, body) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escape(title)}</title>
    <style>
      body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui; }
      form, header { display: flex; flex-wrap: wrap; gap: 1rem; align-items: end; }
      label { display: grid; }
    </style>
  </head>
  <body>${body}</body>
</html>`

export const signInPage = (problem = '') =>
  html(
    'Solberg Dermatology',
    `<h1>Solberg Dermatology</h1>
    <p role="alert">${escape(problem)}</p>
    <form method="post" action="/sign-in">
      <label>Name <input name="name" autocomplete="username" required></label>
      <label>Password <input name="password" type="password" autocomplete="current-password" required></label>
      <button>Sign in</button>
    </form>
    <p><code>ingrid</code> / <code>ingrid-demo</code> changes data, <code>reception</code> / <code>reception-demo</code> reads them.</p>`,
  )

/** The page of a signed-in user. `getToken` asks the portal's server, which knows the user by the cookie. */
export const page = ({ name, doctorIds: [doctorId] }, backOffice) =>
  html(
    'Solberg Dermatology',
    `<header>
      <h1>${escape(name)}</h1>
      <form method="post" action="/sign-out"><button>Sign out</button></form>
    </header>
    <doctor-profile doctor-id="${doctorId}"></doctor-profile>
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
