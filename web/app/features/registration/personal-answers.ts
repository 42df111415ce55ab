export const personalFields = {
  fullName: 'Full name',
  calledName: 'What should others call you?',
  phone: 'Phone number',
  age: 'Age',
  gender: 'Gender',
  location: 'Location',
  profileImg: 'Profile photo',
} as const;

export type PersonalAnswers = Record<Exclude<keyof typeof personalFields, 'profileImg'>, string> & {
  profileImg: File | null;
};

export const blankPersonal: PersonalAnswers = {
  fullName: '',
  calledName: '',
  phone: '',
  age: '',
  gender: '',
  location: '',
  profileImg: null,
};
