import { certifications, statusKind, statusOf, type CertificationId } from '../../data/compliance.ts'
import { StampMark, UnavailableLabel } from './marks.tsx'

/** A certification's status: a stamp if it is granted or in progress, a dashed label if it is not held. */
export function CertificationStatus({ id, buildDate }: { id: CertificationId; buildDate: string | undefined }) {
  const { words, remark } = statusOf(certifications[id], buildDate)
  const kind = statusKind(certifications[id], buildDate)
  if (kind === 'none') return <UnavailableLabel>{words}</UnavailableLabel>
  return (
    <>
      <StampMark kind={kind}>{words}</StampMark>
      {remark && <span className="stamp-remark">{remark}</span>}
    </>
  )
}
