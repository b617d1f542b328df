import { createApp } from 'vue'
import { configure } from 'practice-elements'
import 'practice-elements/account-list'
import 'practice-elements/patient-detail'
import { getToken } from '../shared/session.ts'
import App from './app.vue'

configure({ getToken, appearance: { colorPrimary: '#14594b' } })
createApp(App).mount('#app')
