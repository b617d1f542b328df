import {
  Button,
  Dialog,
  DialogBody,
  DialogSurface,
  DialogTitle,
  DialogTrigger,
  FluentProvider,
  webLightTheme,
} from '@fluentui/react-components'
import type {} from 'practice-elements/react'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { tell } from '../shared/activity.ts'
import { getToken } from '../shared/session.ts'
import { showWarnings } from '../shared/warnings.ts'

/** Dialog of the page. It loads Fluent's focus manager before the elements load theirs. */
function Help() {
  return (
    <Dialog>
      <DialogTrigger disableButtonEnhancement>
        <Button>Help</Button>
      </DialogTrigger>
      <DialogSurface>
        <DialogBody>
          <DialogTitle
            action={
              <DialogTrigger>
                <Button>Close help</Button>
              </DialogTrigger>
            }
          >
            Ask the desk on floor 3
          </DialogTitle>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}

function App() {
  const [loaded, setLoaded] = useState(false)

  useEffect(() => {
    const load = async () => {
      const { configure } = await import('practice-elements')
      configure({ getToken })
      await import('practice-elements/doctor-subscriptions')
      setLoaded(true)
    }
    void load()
  }, [])

  return (
    <FluentProvider theme={webLightTheme}>
      <header className="bar">
        <p className="brand">Contoso Workplace</p>
        <a href="../">Portals</a>
      </header>
      <main className="page">
        <div>
          <h1>Health plans</h1>
          <p className="lead">A page with a Fluent of its own, which was there first.</p>
          <Help />
        </div>
        {loaded && (
          <doctor-subscriptions
            status="active"
            onsubscription-change={({ detail }) => tell(`${detail.subscription.name} is ${detail.status}`)}
          />
        )}
        <section className="box" aria-labelledby="done">
          <h2 id="done">Done</h2>
          <ul className="activity" id="activity" />
        </section>
      </main>
    </FluentProvider>
  )
}

showWarnings()
const root = document.getElementById('app')
if (root) createRoot(root).render(<App />)
