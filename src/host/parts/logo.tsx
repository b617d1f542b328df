import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { $configuration } from '../../core/configuration.ts'
import './logo.css'

/** Logo of the installation, or the product's mark without one, beside the brand. */
export function Logo() {
  const { brand, logo } = useStore($configuration)
  const [broken, setBroken] = useState<string>()
  return (
    <span className="logo">
      {logo && logo !== broken ? <img className="logo-image" src={logo} alt="" onError={() => setBroken(logo)} /> : <Mark />}
      <span className="logo-name" dir="auto">
        {brand}
      </span>
    </span>
  )
}

function Mark() {
  return (
    <svg className="logo-mark" viewBox="0 0 32 32" width={32} height={32} aria-hidden="true">
      <rect className="logo-ground" width="32" height="32" rx="9" />
      <rect className="logo-shape" x="7" y="7" width="8" height="8" rx="2.5" />
      <rect className="logo-shape" x="7" y="17" width="8" height="8" rx="2.5" />
      <rect className="logo-shape" x="17" y="17" width="8" height="8" rx="2.5" />
      <path
        className="logo-accent"
        d="M21 6.5a1.4 1.4 0 0 1 1.4 1.4v1.7h1.7a1.4 1.4 0 0 1 0 2.8h-1.7v1.7a1.4 1.4 0 0 1-2.8 0v-1.7h-1.7a1.4 1.4 0 0 1 0-2.8h1.7V7.9A1.4 1.4 0 0 1 21 6.5Z"
      />
    </svg>
  )
}
