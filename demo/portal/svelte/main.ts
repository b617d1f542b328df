import { mount } from 'svelte'
import { configure } from 'practice-elements'
import 'practice-elements/doctor-profile'
import { getToken } from '../shared/session.ts'
import App from './app.svelte'

configure({ getToken })
const target = document.getElementById('app')
if (target) mount(App, { target })
