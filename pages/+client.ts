import './browser/frame.ts'
