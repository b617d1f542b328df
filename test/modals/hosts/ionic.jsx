import '@ionic/core/css/core.css'
import { initialize } from '@ionic/core/components'
import { defineCustomElement } from '@ionic/core/components/ion-modal.js'

export async function ionic(content) {
  initialize()
  defineCustomElement()
  const modal = document.createElement('ion-modal')
  modal.style.setProperty('--width', '1000px')
  const page = document.createElement('div')
  page.className = 'ion-page'
  page.style.overflow = 'auto'
  page.append(content)
  modal.component = page
  document.body.append(modal)
  await modal.present()
  return () => modal.isConnected && modal.classList.contains('show-modal')
}
