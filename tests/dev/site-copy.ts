export * from '../../tools/dev/site-copy.ts'
