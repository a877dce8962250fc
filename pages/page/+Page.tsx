export { Page } from '../document/Page.tsx'
