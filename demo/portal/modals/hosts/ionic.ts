import '@ionic/core/css/core.css'
import { initialize } from '@ionic/core/components'
import { defineCustomElement } from '@ionic/core/components/ion-modal.js'
import type { Open } from '../hosts.ts'

initialize()
defineCustomElement()

export const modal: Open = (record, closed) => {
  const element = document.createElement('ion-modal')
  element.style.setProperty('--width', 'min(960px, 100%)')
  element.style.setProperty('--height', '90%')
  const page = document.createElement('div')
  page.className = 'ion-page'
  page.style.overflow = 'auto'
  page.append(record)
  element.component = page
  document.body.append(element)
  void element.onDidDismiss().then(() => {
    // Ionic still puts the modal back to where it was created.
    setTimeout(() => {
      element.remove()
      closed()
    })
  })
  const shown = element.present()
  return () => void shown.then(() => element.dismiss())
}
