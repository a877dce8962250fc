import { declareWidget } from '../declare.ts'
import { CertificationList } from './CertificationList.tsx'

export default declareWidget({
  name: 'CertificationList',
  description:
    "The company's certifications with their status. An active one opens a certificate that prints on one page.",
  example: '<CertificationList />',
  hydrate: 'intent',
  needsBuildDate: true,
  queryParameters: ['certificate'],
  component: CertificationList,
})
