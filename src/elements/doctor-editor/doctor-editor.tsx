import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { createDoctor } from '../../core/doctors.ts'
import { wholeNumber } from '../../core/encoded-id.ts'
import { $doctorEditorMessages } from '../../core/messages/doctor-editor.ts'
import { ElementLink } from '../ui/link/element-link.tsx'
import { Loaded } from '../ui/loaded/loaded.tsx'
import { Misconfigured } from '../ui/notice/misconfigured.tsx'
import { EditorForm } from './editor-form.tsx'

export function DoctorEditor({ doctorId }: { doctorId?: string }) {
  const { badDoctor } = useStore($doctorEditorMessages)
  const id = wholeNumber(doctorId)
  return id ? (
    <Editor key={id} doctorId={id} />
  ) : (
    <Misconfigured message={badDoctor}>
      <WayBack />
    </Misconfigured>
  )
}

function Editor({ doctorId }: { doctorId: number }) {
  const [$doctor] = useState(() => createDoctor(doctorId))
  return (
    <Loaded $resource={$doctor} wayBack={<WayBack />}>
      {(doctor) => <EditorForm doctorId={doctorId} doctor={doctor} />}
    </Loaded>
  )
}

function WayBack() {
  return <ElementLink to="doctors">{useStore($doctorEditorMessages).back}</ElementLink>
}
