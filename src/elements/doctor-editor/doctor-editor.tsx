import { useStore } from '@nanostores/react'
import { doctorResource } from '../../core/doctors.ts'
import { $doctorEditorMessages } from '../../core/i18n/screens/doctor-editor.ts'
import { ElementLink } from '../ui/controls/element-link.tsx'
import { LoadedById } from '../ui/feedback/loading/loaded-by-id.tsx'
import { EditorForm } from './editor-form.tsx'

export function DoctorEditor({ doctorId }: { doctorId?: string }) {
  const { badDoctor, back } = useStore($doctorEditorMessages)
  return (
    <LoadedById id={doctorId} badId={badDoctor} create={doctorResource} wayBack={<ElementLink to="doctors">{back}</ElementLink>}>
      {(doctor, id) => <EditorForm doctorId={id} doctor={doctor} />}
    </LoadedById>
  )
}
