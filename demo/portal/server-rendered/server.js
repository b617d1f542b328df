import { renderToString } from 'react-dom/server'
import { page } from './page.js'

process.stdout.write(renderToString(page({})))
