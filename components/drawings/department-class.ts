import { departments, type DepartmentId } from '../../data/departments.ts'

/** The class that gives a drawing, a chip or a room its department's colours: the department's code in lower case. */
export type DepartmentClass = Lowercase<(typeof departments)[DepartmentId]['code']>

export function departmentClass(department: DepartmentId): DepartmentClass {
  return departments[department].code.toLowerCase() as DepartmentClass
}
