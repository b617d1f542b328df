import 'bootstrap/dist/css/bootstrap.css'
import { Modal } from 'bootstrap'

export function bootstrap(content) {
  const modal = document.createElement('div')
  modal.className = 'modal'
  modal.tabIndex = -1
  modal.innerHTML = '<div class="modal-dialog modal-xl"><div class="modal-content"><button>Of the modal</button></div></div>'
  modal.querySelector('.modal-content').append(content)
  document.body.append(modal)
  new Modal(modal).show()
  return () => modal.classList.contains('show')
}
