import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { CertificationList } from './CertificationList.tsx'

export const certificationList = declareWidget({
  name: 'CertificationList',
  description:
    "The company's certifications with their status. An active one opens a certificate that prints on one page.",
  props: z.strictObject({}),
  example: '<CertificationList />',
  hydrate: 'intent',
  needsBuildDate: true,
  queryParameters: ['certificate'],
  takesChildren: false,
  component: CertificationList,
})
